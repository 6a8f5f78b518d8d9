export function sources(): string[];
