import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as AntdVariables from '../antd-variables';

let serialize: typeof AntdVariables.serializeCSSVar;
beforeEach(async () => {
  vi.resetModules();
  ({ serializeCSSVar: serialize } = await import('../antd-variables'));
});

describe('the theme’s variables', () => {
  it('are on the page once', () => {
    expect(serialize({ '--ant-font-size': '14px' }, 'sideline')).toBe(':root{--ant-font-size:14px;}');
  });

  it('are set back in components inside one that has them different', () => {
    serialize({ '--ant-font-size': '14px', '--ant-color-error': 'red' }, 'sideline');
    const rules = serialize({ '--ant-select-option-height': '44px', '--ant-font-size': '16px' }, 'sideline', {
      scope: 'ant-select-css-var',
    });
    expect(rules).toBe(
      '.sideline{--ant-font-size:14px;}' +
        '.sideline.ant-select-css-var{--ant-select-option-height:44px;--ant-font-size:16px;}',
    );
  });

  it('follow the theme when it changes', () => {
    serialize({ '--ant-color-error': 'red' }, 'sideline');
    serialize({ '--ant-color-error': 'pink' }, 'sideline');
    expect(serialize({ '--ant-color-error': 'white' }, 'sideline', { scope: ['a', 'b'] })).toBe(
      '.sideline{--ant-color-error:pink;}.sideline.a, .sideline.b{--ant-color-error:white;}',
    );
  });

  it('of a theme within it stay on its own components', () => {
    serialize({ '--ant-font-size': '14px' }, 'sideline');
    expect(serialize({ '--ant-font-size': '20px' }, 'css-var-r1')).toBe('.css-var-r1{--ant-font-size:20px;}');
    expect(serialize({ '--ant-font-size': '20px' }, 'css-var-r1', { scope: 'ant-btn' })).toBe(
      '.css-var-r1.ant-btn{--ant-font-size:20px;}',
    );
  });

  it('are nothing where a component has none', () => {
    expect(serialize({}, 'sideline', { scope: 'ant-flex' })).toBe('');
  });
});
