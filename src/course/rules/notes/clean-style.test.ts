import { expect, test } from 'vitest';
import { cleanStyle } from '#platform/rules/allowed-html.ts';

test.each([
  ['color: red; font-weight: bold', 'color:red;font-weight:bold'],
  ['COLOR: rgb(1, 2, 3)', 'color:rgb(1, 2, 3)'],
  ['color:red', 'color:red'],
  ['color : red', 'color:red'],
  ['*color: red', ''],
  ['font-size: 1.2em;', 'font-size:1.2em'],
  ['position: fixed; top: 0; color: red', 'color:red'],
  ['position:fixed;inset:0;z-index:9999', ''],
  ['background: url(https://evil.example/x.png)', ''],
  ['background-color: url(https://evil.example/x.png)', ''],
  ['color: u\\72l(x)', ''],
  ['color: expression(alert(1))', ''],
  ['background-color: red\nurl(x.png)', ''],
  ['color: "red"', ''],
  ['color: red /* */; position: fixed', ''],
  ['--color: red', ''],
  ['color', ''],
  ['', ''],
])('the style %j becomes %j', (style, cleaned) => {
  expect(cleanStyle(style)).toBe(cleaned);
});
