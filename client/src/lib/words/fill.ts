/** A text with what stands for its placeholders. */
export const fill = (template: string, values: Readonly<Record<string, string | number>> = {}): string =>
  template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What stands for the placeholders where `text` is the filled template; null where it is not. */
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
