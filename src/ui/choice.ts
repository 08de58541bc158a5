/** A card or button that can be chosen; the border shows whether it is. */
export const CHOICE =
  'cursor-pointer border border-line inset-ring-text transition-[border-color] aria-pressed:border-text aria-pressed:inset-ring ' +
  'has-checked:border-text has-checked:inset-ring has-focus-visible:outline-3 has-focus-visible:outline-offset-3 ' +
  'has-focus-visible:outline-accent disabled:cursor-not-allowed disabled:opacity-60 has-disabled:cursor-not-allowed ' +
  'has-disabled:opacity-60 not-disabled:not-has-disabled:hover:border-text';
