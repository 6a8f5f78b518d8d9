/** Where the menu of a button goes: into the page's landmark with it, or by itself where it lies over the page. */
export const menuContainer = (button: HTMLElement): HTMLElement => button.closest('main') ?? document.body;
