import type { EntityManager } from 'typeorm';
import type { Person, PersonalDataHolder } from '../../../platform/personal-data.js';

const indented = (value: unknown, by: string): string =>
  JSON.stringify(value, null, 2).replaceAll('\n', `\n${by}`);

/**
 * The data that every module holds about a person, as one JSON object: by module, then by table, the rows. Written a page of
 * rows at a time, so that ten years of data need as little memory as one day's.
 */
export async function* heldText(
  holders: readonly PersonalDataHolder[],
  manager: EntityManager,
  person: Person,
): AsyncGenerator<Buffer> {
  let text = '{';
  for (const [index, holder] of holders.entries()) {
    text += `${index === 0 ? '' : ','}\n  ${JSON.stringify(holder.name)}: {`;
    let open: string | null = null;
    for await (const { table, rows } of holder.export(manager, person)) {
      if (table !== open) text += `${open === null ? '' : '\n    ],'}\n    ${JSON.stringify(table)}: [`;
      const before = table === open ? ',' : '';
      text += `${before}${rows.map((row) => `\n      ${indented(row, '      ')}`).join(',')}`;
      open = table;
      yield Buffer.from(text, 'utf8');
      text = '';
    }
    text += open === null ? '}' : '\n    ]\n  }';
  }
  yield Buffer.from(`${text}\n}\n`, 'utf8');
}
