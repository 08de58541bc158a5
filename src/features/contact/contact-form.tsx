import { useMutation } from '@tanstack/react-query';
import type { ChangeEvent, SubmitEvent } from 'react';
import { inLines, inOneLine, withoutInvisible } from '#src/lib/typed-text.ts';
import { ApiError } from '#src/services/api-error.ts';
import { useServices, type ContactRequest } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Message } from '#src/ui/message.tsx';
import { clearCustomError, ONLY_BLANKS, refuseBlank, SelectField, TextArea, TextField } from '#src/ui/fields.tsx';
import type { ContactRequestType } from '#contract/contact.ts';
import { CONTACT_MAX } from '#contract/limits.ts';

/** The first one is the default. */
const REQUEST_TYPES: Record<ContactRequestType, string> = {
  ayuda: 'Necesito ayuda',
  sugerencia: 'Tengo una sugerencia',
  error: 'Reportar un error',
  otro: 'Otro',
};

const OPTIONS = Object.entries(REQUEST_TYPES).map(([value, label]) => ({ value, label }));

/** Uncontrolled: the browser holds the values, validates required fields and resets the form. */
export function ContactForm() {
  const { contact } = useServices();
  const { mutate, isPending, isSuccess, isError } = useMutation({
    mutationFn: async (form: HTMLFormElement) => {
      refuseTrapped(form);
      await contact.send(readForm(form));
      form.reset();
    },
  });

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (refuseBlank(event.currentTarget, ONLY_BLANKS)) return;
    mutate(event.currentTarget);
  };

  return (
    // Submitting method="dialog" outside a dialog does nothing. Without it, a submit before hydration would put the message
    // into the address.
    <form method="dialog" onSubmit={handleSubmit} onInput={clearCustomError} className="grid gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField label="Nombre" name="name" autoComplete="name" maxLength={CONTACT_MAX.name} required />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          maxLength={CONTACT_MAX.email}
          onChange={dropInvisible}
          required
        />
      </div>
      <SelectField label="Tipo de solicitud" name="requestType" options={OPTIONS} required />
      <TextArea label="Mensaje" name="message" autoComplete="off" rows={6} maxLength={CONTACT_MAX.message} required />
      <div hidden>
        <label>
          No rellenes este campo
          <input name={TRAP} type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <div className="grid justify-items-start gap-4">
        <Button type="submit" disabled={isPending} aria-busy={isPending} className="w-full sm:w-auto">
          {isPending ? 'Enviando...' : 'Enviar mensaje'}
        </Button>
        {/* The live region is in the page from the start: screen readers announce only changes within one. */}
        <output className="block w-full empty:absolute">
          {isSuccess && (
            <Message tone="positive">
              Tu mensaje ha sido enviado correctamente. Te responderemos lo antes posible.
            </Message>
          )}
        </output>
        {isError && (
          <Message tone="negative" className="w-full">
            Ha ocurrido un error al enviar el mensaje. Por favor, inténtalo de nuevo más tarde.
          </Message>
        )}
      </div>
    </form>
  );
}

/** The honeypot's name: bots fill in every field that sounds like one of theirs. */
const TRAP = 'website';

/**
 * Refused like any other failure, not accepted in silence: where a browser's extension filled in the honeypot, the
 * person learns that nothing was sent, and the next try goes through.
 */
function refuseTrapped(form: HTMLFormElement): void {
  const trap = form.elements.namedItem(TRAP);
  if (!(trap instanceof HTMLInputElement) || trap.value === '') return;
  trap.value = '';
  throw new ApiError('refused', 'The honeypot is filled in');
}

/** Invisible characters pasted with an address would fail the browser's validation without a visible reason. */
function dropInvisible({ target }: ChangeEvent<HTMLInputElement>) {
  const visible = withoutInvisible(target.value);
  if (visible !== target.value) target.value = visible;
}

/** The typed values without surrounding spaces and without the characters that the API rejects. */
export function readForm(form: HTMLFormElement): ContactRequest {
  const data = new FormData(form);
  const text = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: inOneLine(text('name')),
    email: withoutInvisible(text('email')).trim(),
    requestType: text('requestType'),
    message: inLines(text('message')),
  };
}
