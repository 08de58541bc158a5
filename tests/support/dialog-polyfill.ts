/** jsdom does not implement the methods of `<dialog>`: this is what our dialogs use of them. */
const focusBefore = new WeakMap<HTMLDialogElement, Element | null>();

function onEscape(this: HTMLDialogElement, event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  // A nested dialog is on top and handles it alone.
  event.stopPropagation();
  if (this.dispatchEvent(new Event('cancel', { cancelable: true }))) this.close();
}

const methods: Pick<HTMLDialogElement, 'showModal' | 'close'> & ThisType<HTMLDialogElement> = {
  showModal() {
    if (this.open) throw new DOMException('The dialog is open already', 'InvalidStateError');
    focusBefore.set(this, document.activeElement);
    this.open = true;
    this.addEventListener('keydown', onEscape);
  },
  close() {
    if (!this.open) return;
    this.open = false;
    this.removeEventListener('keydown', onEscape);
    const previous = focusBefore.get(this);
    if (previous instanceof HTMLElement) previous.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  },
};

if (!('showModal' in HTMLDialogElement.prototype)) Object.assign(HTMLDialogElement.prototype, methods);
