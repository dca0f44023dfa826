import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import ts from 'typescript6';
import { inProject } from '../scripts/project.mjs';
import { sourceFiles } from '../scripts/source-files.mjs';

/** What people press. */
const PRESSED = /(Button|Anchor|ActionIcon|NavLink|Menu\.Item)$|^(button|a|Link)$/;
const SAID = new Set(['label', 'aria-label', 'title']);

/** Labels that the specification fixes. */
const fixed = [
  'Contact Us',
  'Get Write Access',
  'Go Back',
  'Load More',
  'Read More',
  'Restore Defaults',
  'Update Assignments',
  'Update Classrooms',
];

/** Screens by their names, and names of others. */
const names =
  /My (Account|Categories|Classrooms|Comments|Rubrics)|Google( (Classroom|Docs))?|YouTube|CSV|PDF/g;

const opening = (node) => (ts.isJsxElement(node) ? node.openingElement : node);

function isPressed(node) {
  if (!ts.isJsxElement(node) && !ts.isJsxSelfClosingElement(node)) return false;
  return PRESSED.test(opening(node).tagName.getText());
}

function wordsIn(node, found = []) {
  if (ts.isJsxText(node)) found.push(node.text.trim());
  else if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node))
    found.push(node.text);
  else if (!ts.isJsxAttributes(node)) ts.forEachChild(node, (child) => void wordsIn(child, found));
  return found;
}

function labelsOf(node) {
  const attributes = opening(node).attributes.properties.filter(
    (one) => ts.isJsxAttribute(one) && SAID.has(one.name.getText()),
  );
  const places = [...attributes, ...(ts.isJsxElement(node) ? node.children : [])];
  return places.flatMap((place) => wordsIn(place)).filter((words) => /[a-z]/i.test(words));
}

function labelsIn(file) {
  const source = ts.createSourceFile(
    file,
    readFileSync(inProject(file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const labels = [];
  const visit = (node) => {
    if (isPressed(node)) labels.push(...labelsOf(node));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return labels;
}

const hasInnerCapital = (label) => /[^.!?·\s]\s+[A-Z][a-z]/.test(label.replaceAll(names, 'x'));

test('what people press has a capital after its first word only in names', () => {
  const files = sourceFiles('apps/web/src/**/*.tsx').filter((file) => !file.includes('.test.'));
  const labels = files.flatMap(labelsIn);
  expect(labels.length).toBeGreaterThan(150);
  expect(labels).toEqual(expect.arrayContaining(fixed));
  const wrong = labels.filter((label) => !fixed.includes(label) && hasInnerCapital(label));
  expect(wrong).toEqual([]);
});
