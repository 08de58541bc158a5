import { useId, useState } from 'react';
import {
  ADVERT_PRICE,
  ADVERT_WEIGHT_KG,
  type ReadAnswer,
  type ReadField,
  type ParsedAdvert,
} from '#contract/advert.ts';
import { OPERATING_SYSTEMS } from '#contract/facts.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { euros } from '#src/lib/figures.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { type Corrections, LABELS, optionWords, UNKNOWN } from './field-words.ts';
import { NOTHING_READ, textOf, withField } from '#src/lib/read-code.ts';

interface FieldsProps {
  read: ParsedAdvert;
  from: ReadAnswer['from'];
  texts: Corrections;
  onChange: (field: ReadField, text: string) => void;
}

/** What the shop asks, and in which state. */
export const Offer = (props: FieldsProps) => (
  <div className="grid max-w-xl grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-4">
    <NumberField {...props} field="price" wrong={`De ${euros(ADVERT_PRICE.least)} a ${euros(ADVERT_PRICE.most)}.`} />
    <Choice {...props} field="used" options={USED} />
    {props.from.fault !== undefined && <Choice {...props} field="fault" options={WORKS} />}
    {isSystemAsked(props) && <System {...props} />}
  </div>
);

/** With it a price is 145 € higher or lower, so it is asked first. */
const isSystemAsked = ({ read, from }: FieldsProps): boolean => from.os === undefined && read.brand !== 'Apple';

const System = (props: FieldsProps) => <Choice {...props} field="os" options={SYSTEMS} />;

const USED = [
  { value: '', label: 'Nuevo' },
  { value: '1', label: 'Usado' },
];

const WORKS = [{ value: '', label: 'Funciona' }];

/** Everything else that was read, with the words that it was read from; open where it is not enough, or is corrected. */
export const ReadFields = ({ isLacking, ...props }: FieldsProps & { isLacking: boolean }) => (
  <Disclosure summary="Corregir lo que hemos leído" open={isLacking || Object.keys(props.texts).length > 0}>
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-4 gap-y-5">
      {NAME_FIELDS.map((field) => (
        <NameField key={field} {...props} field={field} />
      ))}
    </div>
    <div className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-5">
      <Choice {...props} field="ramGb" options={RAM} />
      <Choice {...props} field="storageGb" options={STORAGE} />
      <Choice {...props} field="screenInches" options={INCHES} />
      <Choice {...props} field="resolution" options={RESOLUTIONS} />
      <Choice {...props} field="refreshHz" options={RATES} />
      {!isSystemAsked(props) && <System {...props} />}
      <Choice {...props} field="keyboard" options={KEYBOARDS} />
      <NumberField
        {...props}
        field="weightKg"
        wrong={`De ${spanishNumber(ADVERT_WEIGHT_KG.least)} a ${ADVERT_WEIGHT_KG.most} kg.`}
      />
    </div>
  </Disclosure>
);

/** Names are long: on phones each has a line. */
const NAME_FIELDS = ['brand', 'model', 'cpu', 'gpu'] as const;

interface Option {
  value: string;
  label: string;
}

/** The usual values of a field, and that it is not known. */
const figures = (field: ReadField, values: readonly string[]): Option[] => [
  { value: '', label: UNKNOWN },
  ...values.map((value) => ({ value, label: optionWords(field, value) })),
];

const RAM = figures('ramGb', ['4', '8', '12', '16', '18', '24', '32', '36', '48', '64', '96', '128']);
const STORAGE = figures('storageGb', ['64', '128', '256', '512', '1024', '2048', '4096']);
const INCHES = figures('screenInches', ['11,6', '13,3', '13,6', '14', '14,5', '15,6', '16', '17,3', '18']);
const RESOLUTIONS = figures('resolution', [
  '1366x768',
  '1920x1080',
  '1920x1200',
  '2560x1440',
  '2560x1600',
  '2880x1800',
  '3200x2000',
  '3840x2160',
  '3840x2400',
]);
const RATES = figures('refreshHz', ['60', '90', '120', '144', '165', '180', '240', '300']);
const KEYBOARDS = figures('keyboard', ['es', 'other']);
const SYSTEMS = figures('os', OPERATING_SYSTEMS);

interface FieldProps extends FieldsProps {
  field: ReadField;
}

/** Where a value is from. */
function hintOf({ read, from, texts, field }: FieldProps): string {
  if (field === 'used' && !read.used) return '';
  if (texts[field] !== undefined) return 'Lo dices tú';
  const words = from[field];
  if (words !== undefined) return `Pone «${words}»`;
  return textOf(read, field) === '' ? 'No lo pone' : '';
}

function NameField(props: FieldProps) {
  const { read, texts, field, onChange } = props;
  return (
    <TextField
      label={LABELS[field]}
      hint={hintOf(props)}
      value={texts[field] ?? textOf(read, field)}
      maxLength={80}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(field, event.currentTarget.value)}
    />
  );
}

function Choice({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const { read, field, onChange } = props;
  const id = useId();
  const value = textOf(read, field);
  const hint = hintOf(props);
  const isUsual = options.some((option) => option.value === value);
  return (
    <div className="flex flex-col">
      <SelectField
        label={LABELS[field]}
        aria-describedby={hint === '' ? undefined : id}
        options={isUsual ? options : [...options, { value, label: optionWords(field, value) }]}
        value={value}
        onChange={(text) => onChange(field, text)}
      />
      {hint !== '' && (
        <p id={id} className="mt-1.5 text-sm text-muted wrap-anywhere">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A figure as it is typed: while it is not one, the last one counts. A wrong one is reported when the field is left. */
function NumberField({ wrong, ...props }: FieldProps & { wrong: string }) {
  const { read, field, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [left, setLeft] = useState(false);
  const isValid = (text: string) => withField(NOTHING_READ, field, text) !== null;
  const isWrong = typed !== null && !isValid(typed);
  return (
    <TextField
      label={LABELS[field]}
      hint={hintOf(props)}
      error={left && isWrong ? wrong : undefined}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? textOf(read, field)}
      onChange={(event) => {
        const text = event.currentTarget.value;
        setTyped(text);
        setLeft(false);
        if (isValid(text)) onChange(field, text);
      }}
      onBlur={() => {
        setLeft(true);
        if (!isWrong) setTyped(null);
      }}
    />
  );
}
