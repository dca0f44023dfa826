import { expect, test } from 'vitest';
import { html } from './html.ts';

test('a template escapes what is put into it, once', () => {
  const inner = html`<b>${'<i>'}</b>`;
  expect(html`<p title="${'"'}">${inner}${[inner]}${undefined}${false}${0}</p>`.markup).toBe(
    '<p title="&quot;"><b>&lt;i&gt;</b><b>&lt;i&gt;</b>0</p>',
  );
});
