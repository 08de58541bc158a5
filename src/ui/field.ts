import { cva, type VariantProps } from 'class-variance-authority';

const WIDE = [
  'w-full text-text transition-colors enabled:hover:border-text user-invalid:border-negative',
  'user-invalid:shadow-[inset_0_0_0_1px_var(--color-negative)] placeholder:text-muted',
];

/** What is typed into or chosen from. */
export const fieldVariants = cva(
  'scroll-mt-8 rounded-control border border-muted bg-raised disabled:opacity-60 aria-invalid:border-negative',
  {
    variants: {
      variant: {
        line: [WIDE, 'block min-h-12 px-4 py-2.5'],
        /** Several lines; it grows with its text where the browser supports that. */
        area: [WIDE, 'block field-sizing-content min-h-40 px-4 py-2.5'],
        /** Pasted text is long: the field grows only up to a part of the window. */
        paste: [WIDE, 'block field-sizing-content max-h-80 min-h-28 px-4 py-2.5'],
        select: [WIDE, 'block min-h-12 py-2.5 scroll-mb-48 appearance-none ps-4 pe-11'],
        amount: 'min-w-0 scroll-mb-48 px-3 tabular-nums',
      },
    },
    defaultVariants: { variant: 'line' },
  },
);

export type FieldVariant = NonNullable<VariantProps<typeof fieldVariants>['variant']>;

/** A card or button that can be chosen; the border shows whether it is. */
export const CHOICE =
  'cursor-pointer border border-line inset-ring-text transition-[border-color] aria-pressed:border-text aria-pressed:inset-ring ' +
  'has-checked:border-text has-checked:inset-ring has-focus-visible:outline-3 has-focus-visible:outline-offset-3 ' +
  'has-focus-visible:outline-accent disabled:cursor-not-allowed disabled:opacity-60 has-disabled:cursor-not-allowed ' +
  'has-disabled:opacity-60 not-disabled:not-has-disabled:hover:border-text';
