import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['say "hi"', 'x,y', 'two\nlines'], '"say ""hi""","x,y","two\nlines"\r\n'],
  [['=1+1'], '"\'=1+1"\r\n'],
  [['=HYPERLINK("http://x")'], '"\'=HYPERLINK(""http://x"")"\r\n'],
  [['＝1+1', '＋1', '－1', '＠x'], `"'＝1+1","'＋1","'－1","'＠x"\r\n`],
  [['+1', '-1', '@x', '\tx', ' =1'], `"'+1","'-1","'@x","'\tx","' =1"\r\n`],
])('%j is written as %j', (cells, line) => {
  expect(csvLine(cells)).toBe(line);
});
