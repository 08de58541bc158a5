import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PATHS } from '#src/config/paths.ts';
import { encodeAnswers } from '#src/lib/answers-code.ts';
import { USER_PREFERENCES } from '#src/services/storage-schemas.ts';
import { useServices } from '#src/services/services.tsx';
import { Button } from '#src/ui/button.tsx';
import { Message } from '#src/ui/message.tsx';
import { TextField } from '#src/ui/fields.tsx';

/** Names that apps add to those of their browsers, and the mark of Android's view inside apps. */
const APPS = new RegExp(
  String.raw`; wv\)|\bFB(?:AN|AV|_IAB)\b|Instagram|Barcelona|musical_ly|Bytedance|TikTok|\btrill_|\bLine/|Snapchat|` +
    'Pinterest/|LinkedInApp|Twitter for|MicroMessenger',
  'i',
);

/** On iPhones browsers say that they are Safari, and apps do not. */
const IPHONE_APP = /\(iP(?:hone|ad|od)\b(?!.*\bSafari\/).*AppleWebKit/;

/** Whether an app shows the page: there Google refuses to sign in («disallowed_useragent»). */
export function isInApp(device: Pick<Navigator, 'userAgent'>): boolean {
  // On the home screen the site is an app of its own.
  const isInstalled = 'standalone' in device && device.standalone === true;
  return APPS.test(device.userAgent) || (IPHONE_APP.test(device.userAgent) && !isInstalled);
}

/** The page's address, for another browser, replaces the button that would lead to Google's refusal. */
export function OpenInBrowser() {
  const field = useRef<HTMLDivElement>(null);
  const address = useAddress();
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await globalThis.navigator.clipboard.writeText(address);
      setSaid('Dirección copiada.');
    } catch {
      field.current?.querySelector('input')?.select();
      setSaid('Está seleccionada: cópiala con el menú del teléfono.');
    }
  };
  return (
    <div ref={field} className="mt-6 grid gap-3">
      <Message tone="caution">
        Google no deja iniciar sesión dentro de otra aplicación. Abre esta página en tu navegador: Chrome, Safari…
      </Message>
      <TextField
        label="Dirección de esta página"
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="secondary" className="w-full" onClick={() => void copy()}>
        Copiar la dirección
      </Button>
      <output className="text-sm text-muted">{said}</output>
    </div>
  );
}

/** The address is this page's; that of a result has its answers, which another browser does not have. */
function useAddress(): string {
  const { localData } = useServices();
  const { pathname, search, hash } = useLocation();
  const answers = pathname === PATHS.recommendations ? localData.read(USER_PREFERENCES) : null;
  return globalThis.location.origin + pathname + search + (hash || (answers ? `#${encodeAnswers(answers)}` : ''));
}
