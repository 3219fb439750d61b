/** Implements modal dialogs, which jsdom lacks. Call it once: `beforeAll(installDialogElement)`. */
export function installDialogElement(): void {
  const dialog = HTMLDialogElement.prototype;
  dialog.showModal = function showModal() {
    this.setAttribute('open', '');
    const first = this.querySelector<HTMLElement>('[autofocus], button, [href], input, select');
    first?.focus();
  };
  dialog.close = function close() {
    if (!this.open) return;
    this.removeAttribute('open');
    // Asynchronous, as in browsers.
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    const open = document.querySelector<HTMLDialogElement>('dialog[open]');
    if (open?.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close();
  });
}
