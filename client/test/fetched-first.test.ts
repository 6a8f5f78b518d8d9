import { describe, expect, it } from 'vitest';
import { fetchedFirst } from '../fetched-first';

const HEAD =
  'const d=(i,m=d,x=(m.f||(m.f=["page.js","form.js","base.js","form.css","list.js"])))=>i.map(i=>x[i]);';

const chunk = (fileName: string, imports: readonly string[], code = '') => ({
  type: 'chunk',
  fileName,
  imports,
  code,
});

describe('the scripts of an import', () => {
  it('run in an order in which each follows those that it imports', () => {
    const main = chunk('main.js', [], `${HEAD}p(()=>import("./page.js"),__vite__mapDeps([0,1,2,3,4]))`);
    const bundle = {
      'main.js': main,
      'page.js': chunk('page.js', ['form.js', 'list.js']),
      'form.js': chunk('form.js', ['base.js', 'list.js']),
      'base.js': chunk('base.js', []),
      'list.js': chunk('list.js', ['base.js']),
      'form.css': { type: 'asset', fileName: 'form.css' },
    };
    const { generateBundle } = fetchedFirst();
    if (typeof generateBundle !== 'object') throw new Error('The plugin orders nothing');
    Reflect.apply(generateBundle.handler, undefined, [{}, bundle, true]);
    expect(main.code).toContain('__vite__mapDeps([2,4,1,0,3])');
  });
});
