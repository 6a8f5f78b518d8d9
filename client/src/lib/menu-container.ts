/** Where a button's menu is placed: in the page's landmark with it, or next to it if it is over the page. */
export const menuContainer = (button: HTMLElement): HTMLElement => button.closest('main') ?? document.body;
