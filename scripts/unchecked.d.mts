export const UNCHECKED: readonly string[];
