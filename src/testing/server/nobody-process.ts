// This process tries to open a PostgreSQL's socket as the user `nobody` and prints the outcome. Usage: node
// nobody-process.ts FOLDER USER

import pg from 'pg';

const NOBODY = 65_534;
const [host = '', user = ''] = process.argv.slice(2);
process.setgroups?.([]);
process.setgid?.(NOBODY);
process.setuid?.(NOBODY);
const client = new pg.Client({ host, port: 5432, user, database: 'postgres' });
client.on('error', () => undefined);
const came = await client.connect().then(
  () => 'let in',
  (error: Error) => `refused: ${error.message}`,
);
process.stdout.write(`${process.getuid?.()} ${came}\n`);
process.exit();
