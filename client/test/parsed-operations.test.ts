import { gql } from '@apollo/client';
import { print, type DocumentNode } from 'graphql';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { parsedOperations } from '../parsed-operations';
import { parsedOperation } from '../src/lib/parsed-operation';

const SOURCES = resolve(import.meta.dirname, '..', 'src');
const HERE = join(SOURCES, 'features', 'some.generated.ts');

const parsedIn = (code: string, id = HERE): string | null => {
  const { transform } = parsedOperations();
  if (typeof transform !== 'function') throw new Error('The plugin has no transform');
  const answer = Reflect.apply(transform, undefined, [code, id]) as { readonly code: string } | null;
  return answer?.code ?? null;
};

/** The operations of a module, as the build leaves it. */
const operationsOf = (code: string): Readonly<Record<string, DocumentNode>> => {
  const operations: Record<string, DocumentNode> = {};
  const script = (parsedIn(code) ?? '').replace(/^import.*$/m, '').replaceAll('export const ', '');
  runInNewContext(script, Object.assign(operations, { parsedOperation }));
  return operations;
};

const FRAGMENT = 'fragment Named on Person { id name(in: [FIRST]) @include(if: $isNamed) }';
const QUERY = 'query People($isNamed: Boolean = true) { people { ...Named } chief: first { ...Named } }';

describe('an operation that is parsed by the build', () => {
  it('has no directive of Apollo’s, which the build would not see', () => {
    const people = (directive: string) =>
      `import { gql } from '@apollo/client';\nexport const People = gql\`{ people { id name ${directive} } }\`;`;
    expect(() => parsedIn(people('@client'))).toThrow('@client');
    expect(() => parsedIn(people('@skip(if: true)'))).not.toThrow();
  });

  it('is the one that gql makes of it, with each fragment that it uses once', () => {
    const { Named, People } = operationsOf(
      [
        "import { gql } from '@apollo/client';",
        `export const Named = gql\`${FRAGMENT}\`;`,
        `export const People = gql\`${QUERY}\n\${Named}\n\${Named}\`;`,
      ].join('\n'),
    );
    expect(Named && print(Named)).toBe(print(gql(FRAGMENT)));
    expect(People && print(People)).toBe(print(gql(`${QUERY} ${FRAGMENT}`)));
  });

  it('includes every operation of the client', () => {
    const modules = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\./.test(name))
      .map((name) => [join(SOURCES, name), readFileSync(join(SOURCES, name), 'utf8')] as const)
      .filter(([, code]) => code.includes("import { gql } from '@apollo/client';"));
    expect(modules.length).toBeGreaterThan(20);
    for (const [id, code] of modules) expect(parsedIn(code, id), id).not.toContain('gql');
  });

  it('stops the build if gql is given its text in another way', () => {
    expect(() => parsedIn("import { gql } from '@apollo/client';\nexport const Q = gql(text);")).toThrow(
      'gql',
    );
  });
});
