/** A text with its placeholders filled in. */
export const fill = (template: string, values: Readonly<Record<string, string | number>> = {}): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The values of the placeholders if `text` is the filled template; otherwise null. */
export function valuesIn(template: string, text: string): Readonly<Record<string, string>> | null {
  const names: string[] = [];
  const pattern = template
    .split(/(\{\w+\})/)
    .map((piece) => {
      const name = /^\{(\w+)\}$/.exec(piece)?.[1];
      if (name === undefined) return escaped(piece);
      names.push(name);
      return '(.+?)';
    })
    .join('');
  const found = new RegExp(`^${pattern}$`, 's').exec(text);
  return found && Object.fromEntries(names.map((name, index) => [name, found[index + 1] ?? '']));
}
