import { useState } from 'react';
import {
  ADVERT_PRICE,
  ADVERT_WEIGHT_KG,
  type ReadAnswer,
  type ReadField,
  type ParsedAdvert,
} from '#contract/advert.ts';
import { OPERATING_SYSTEMS, PANELS } from '#contract/facts.ts';
import { spanishNumber } from '#contract/spanish-figures.ts';
import { euros } from '#src/lib/figures.ts';
import { Disclosure } from '#src/ui/disclosure.tsx';
import { SelectField, TextField } from '#src/ui/fields.tsx';
import { type Corrections, LABELS, optionWords, UNKNOWN } from './field-words.ts';
import { NOTHING_READ, textOf, withField } from '#src/lib/read-code.ts';

interface FieldsProps extends Pick<ReadAnswer, 'from' | 'known'> {
  read: ParsedAdvert;
  texts: Corrections;
  onChange: (field: ReadField, text: string) => void;
}

/** What the shop asks, and in which state; and what the verdict hangs on, where the advert does not tell it. */
export const Offer = (props: FieldsProps) => (
  <div className="grid max-w-xl content-start grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-4">
    <NumberField {...props} field="price" wrong={`De ${euros(ADVERT_PRICE.least)} a ${euros(ADVERT_PRICE.most)}.`} />
    <Field {...props} field="used" />
    {props.from.fault !== undefined && <Field {...props} field="fault" />}
    {untoldFields(props).map((field) => (
      <Field key={field} {...props} field={field} />
    ))}
  </div>
);

/** Its worth hangs on these. */
const DECISIVE = ['cpu', 'ramGb', 'storageGb'] as const satisfies readonly ReadField[];

/** @returns what is asked first, unless the catalogue knows it */
export const untoldFields = ({ from, known }: Pick<FieldsProps, 'from' | 'known'>): ReadField[] =>
  known === null ? DECISIVE.filter((field) => from[field] === undefined) : [];

/** Everything else that was read, with the words that it was read from; open where it is not enough, or is corrected. */
export function ReadFields({ isLacking, ...props }: FieldsProps & { isLacking: boolean }) {
  const untold = untoldFields(props);
  // The system is asked for above.
  const isCorrected = Object.keys(props.texts).some((field) => field !== 'os');
  const fieldsOf = (fields: readonly ReadField[]) =>
    fields.filter((field) => !untold.includes(field)).map((field) => <Field key={field} {...props} field={field} />);
  return (
    <Disclosure summary="Corregir lo que hemos leído" open={isLacking || isCorrected}>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-4 gap-y-5">
        {fieldsOf(NAME_FIELDS)}
      </div>
      <div className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,9.5rem),1fr))] gap-x-4 gap-y-5">
        {fieldsOf(FIGURE_FIELDS)}
        {props.read.gpu !== null && props.read.gpu !== 'integrated' && fieldsOf(['gpuPowerW'])}
        <NumberField
          {...props}
          field="weightKg"
          wrong={`De ${spanishNumber(ADVERT_WEIGHT_KG.least)} a ${ADVERT_WEIGHT_KG.most} kg.`}
        />
      </div>
    </Disclosure>
  );
}

/** Names are long: on phones each has a line. */
const NAME_FIELDS = ['brand', 'model', 'cpu', 'gpu'] as const;
const FIGURE_FIELDS = [
  'ramGb',
  'storageGb',
  'screenInches',
  'resolution',
  'panel',
  'refreshHz',
  'os',
  'keyboard',
] as const;

interface Option {
  value: string;
  label: string;
}

/** The usual values of a field, and that it is not known. */
const figures = (field: ReadField, ...values: readonly string[]): Option[] => [
  { value: '', label: UNKNOWN },
  ...values.map((value) => ({ value, label: optionWords(field, value) })),
];

const SIZES = [
  '1366x768',
  '1920x1080',
  '1920x1200',
  '2560x1440',
  '2560x1600',
  '2880x1800',
  '3200x2000',
  '3840x2160',
  '3840x2400',
];

const OPTIONS: Readonly<Partial<Record<ReadField, readonly Option[]>>> = {
  used: [
    { value: '', label: 'Nuevo' },
    { value: '1', label: 'Usado' },
  ],
  fault: [{ value: '', label: 'Funciona' }],
  ramGb: figures('ramGb', '4', '8', '12', '16', '18', '24', '32', '36', '48', '64', '96', '128'),
  storageGb: figures('storageGb', '64', '128', '256', '512', '1024', '2048', '4096'),
  screenInches: figures('screenInches', '11,6', '13,3', '13,6', '14', '14,5', '15,6', '16', '17,3', '18'),
  resolution: figures('resolution', ...SIZES),
  panel: figures('panel', ...PANELS),
  gpuPowerW: figures('gpuPowerW', '35', '45', '65', '80', '100', '115', '140', '175'),
  refreshHz: figures('refreshHz', '60', '90', '120', '144', '165', '180', '240', '300'),
  keyboard: figures('keyboard', 'es', 'other'),
  os: figures('os', ...OPERATING_SYSTEMS),
};

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

function Field(props: FieldProps) {
  const options = OPTIONS[props.field];
  return options ? <Choice {...props} options={options} /> : <NameField {...props} />;
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
      // «i5» is replaced by «i5-1334U», not continued.
      onFocus={(event) => event.currentTarget.select()}
      onChange={(event) => onChange(field, event.currentTarget.value)}
    />
  );
}

function Choice({ options, ...props }: FieldProps & { options: readonly Option[] }) {
  const { read, field, onChange } = props;
  const value = textOf(read, field);
  const isUsual = options.some((option) => option.value === value);
  return (
    <SelectField
      label={LABELS[field]}
      hint={hintOf(props)}
      options={isUsual ? options : [...options, { value, label: optionWords(field, value) }]}
      value={value}
      onChange={(text) => onChange(field, text)}
    />
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
