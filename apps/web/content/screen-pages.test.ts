import { expect, test } from 'vitest';
import { withFilesOf } from './screen-pages.ts';

const html =
  '<head><link rel="modulepreload" href="/assets/root.js"/><link rel="stylesheet" href="/assets/all.css#"/></head>';

const routes = {
  root: { path: '', module: '/assets/root.js', imports: [], css: ['/assets/all.css#'] },
  shell: { parentId: 'root', module: '/assets/shell.js', imports: ['/assets/root.js'] },
  class: {
    parentId: 'shell',
    path: 'classrooms/:courseId',
    module: '/assets/class.js',
    imports: ['/assets/shell.js', '/assets/ui.js'],
    css: ['/assets/class.css#'],
  },
};

test('a screen’s page asks for all that the screen and those around it need, each once', () => {
  const page = withFilesOf(html, routes, '/classrooms/:courseId');
  const added = page.replace(html.replace('</head>', ''), '').match(/<link.*?>/g);
  expect(added).toEqual([
    '<link rel="preload" as="style" href="/assets/class.css"/>',
    '<link rel="modulepreload" href="/assets/class.js"/>',
    '<link rel="modulepreload" href="/assets/shell.js"/>',
    '<link rel="modulepreload" href="/assets/ui.js"/>',
  ]);
});

test('a path without a route stops the build', () => {
  expect(() => withFilesOf(html, routes, '/nowhere')).toThrow('/nowhere');
});
