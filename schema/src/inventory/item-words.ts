/** An item with its strength or size, which many names already include. */
export const itemWords = (name: string, strength: string | null): string =>
  strength === null || name.includes(strength) ? name : `${name} ${strength}`;
