// Blocks of DO in a dump. They are never run, so a block that changes a known table would lose rows without a message.

import { expect, test } from 'vitest';
import { into, moe, readDump, rowOfMoe, rowOfZoe, zoe } from '#moving-in/server/testing/read-dump.ts';

const insert = `${into} ${rowOfZoe};\n`;

// §3.exports-read-databases-their-tools
test.each<[string, string, ...string[]]>([
  [
    'an INSERT',
    `DO $$\nBEGIN\n  IF true THEN INSERT INTO users (id) VALUES ('m-2'); END IF;\nEND $$;`,
    'Line 4: The INSERT of public.users',
    'inside of the statement “do” of line 2',
  ],
  [
    'an INSERT of a row that is there already',
    'DO $$ BEGIN INSERT INTO users SELECT 1; END $$;',
    'The INSERT',
  ],
  [
    'an INSERT behind WITH',
    'DO $$ BEGIN WITH a AS (SELECT 1) INSERT INTO users SELECT 1; END $$;',
    'The INSERT',
  ],
  ['a MERGE', 'DO $$ BEGIN MERGE INTO users USING x ON a = b WHEN MATCHED THEN DELETE; END $$;', 'The MERGE'],
  [
    'an UPDATE',
    `DO LANGUAGE plpgsql 'BEGIN UPDATE users SET id = ''1''; END';`,
    'Line 2: The UPDATE of public.users',
  ],
  [
    'an UPDATE in a loop',
    'DO $$\nBEGIN\nFOR r IN SELECT 1\nLOOP\nUPDATE auth.users SET id = 1;\nEND LOOP;\nEND $$;',
    'Line 6: The UPDATE of auth.users',
  ],
  [
    'an UPDATE behind ELSE',
    'DO $$ BEGIN IF a THEN b := 1; ELSE UPDATE users SET id = 1; END IF; END $$',
    'The UPDATE',
  ],
  [
    'a DELETE',
    'DO $x$ DECLARE n int;\nBEGIN DELETE FROM users; END $x$;',
    'Line 3: The DELETE of public.users',
  ],
  [
    'a DELETE where something fails',
    'DO $$ BEGIN EXCEPTION WHEN OTHERS THEN DELETE FROM users; END $$;',
    'The DELETE',
  ],
  ['a TRUNCATE', 'DO $$ BEGIN TRUNCATE TABLE logs, users; END $$ LANGUAGE plpgsql;', 'The TRUNCATE'],
  [
    'a DELETE that a loop reads',
    'DO $$ BEGIN FOR r IN DELETE FROM users RETURNING id LOOP END LOOP; END $$;',
    'The DELETE',
  ],
  [
    'another name',
    'DO $$ BEGIN IF a THEN ALTER TABLE users RENAME TO old; END IF; END $$;',
    'ALTER TABLE RENAME',
  ],
  ['a DROP', 'DO $$ BEGIN DROP TABLE IF EXISTS users CASCADE; END $$;', 'The DROP of public.users'],
  [
    'a table made of another',
    'DO $$ BEGIN CREATE TABLE lessons AS SELECT * FROM old; END $$;',
    'CREATE TABLE AS',
  ],
  ['a block in a block', 'DO $$ BEGIN BEGIN UPDATE users SET id = 1; END; END $$;', 'The UPDATE'],
  [
    'what it executes',
    "DO $$ BEGIN\nEXECUTE 'INSERT INTO users (id) VALUES (1)'; END $$;",
    'Line 3: The INSERT',
  ],
  [
    'what it executes under a condition',
    `DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM users WHERE id = '1')
    THEN EXECUTE $x$UPDATE users SET id = 1$x$; END IF; END $$;`,
    'The UPDATE',
  ],
  [
    'what it executes with its values',
    `DO $$ BEGIN EXECUTE format('INSERT INTO users (id) VALUES (%L)', 1); END $$;`,
    'The INSERT of public.users',
  ],
  [
    'what it executes, put together',
    `DO $$ BEGIN EXECUTE 'WITH a AS (SELECT ' || n || ') ' || 'DELETE FROM users'; END $$;`,
    'The DELETE of public.users',
  ],
  [
    'what it executes in a loop',
    `DO $$ BEGIN FOR r IN EXECUTE 'DELETE FROM users RETURNING id' LOOP END LOOP; END $$`,
    'The DELETE',
  ],
  [
    'a block that it executes',
    `DO $$ BEGIN EXECUTE 'DO $x$ BEGIN DELETE FROM users; END $x$'; END $$;`,
    'The DELETE',
  ],
  ['a text that is too long', `DO $$${'x;'.repeat(200_000)}$$;`, 'Line 2', 'too long'],
])('a block with %s of a known table is refused', async (_, dump, ...words) => {
  for (const size of dump.length > 1_000 ? [5_000] : [1, 7, 10_000]) {
    const refused = await readDump(insert + dump, size).catch((error) => error);
    expect(refused).toMatchObject({ code: 'invalid_input' });
    for (const word of words) expect(refused.message).toContain(word);
  }
});

test.each<[string, string]>([
  ['types', "BEGIN CREATE TYPE role AS ENUM ('a'); EXCEPTION WHEN duplicate_object THEN null; END"],
  [
    'roles',
    "BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'anon') THEN CREATE ROLE anon NOLOGIN; END IF; END",
  ],
  ['grants', 'BEGIN GRANT SELECT, INSERT, UPDATE, DELETE, TRUNCATE ON users, lessons TO anon; END'],
  [
    'policies and triggers',
    `BEGIN ALTER TABLE users ENABLE ROW LEVEL SECURITY;
    CREATE POLICY "update users" ON users FOR UPDATE TO anon USING (true);
    CREATE TRIGGER t AFTER INSERT OR UPDATE OF email OR DELETE ON users
    FOR EACH ROW EXECUTE FUNCTION f('INSERT INTO users'); END`,
  ],
  [
    'rules and functions',
    `BEGIN IF a THEN CREATE OR REPLACE RULE r AS ON INSERT TO v DO INSTEAD INSERT INTO users (id) VALUES (1); END IF;
    CREATE FUNCTION f() RETURNS void LANGUAGE sql AS $f$ DELETE FROM users; $f$;
    CREATE FUNCTION g() RETURNS void LANGUAGE sql BEGIN ATOMIC
    INSERT INTO users (id) VALUES (1); DELETE FROM users; END; END`,
  ],
  [
    'columns and keys',
    `BEGIN ALTER TABLE users ADD COLUMN IF NOT EXISTS a text; CREATE TABLE IF NOT EXISTS steps (id text,
    u text REFERENCES users ON UPDATE CASCADE ON DELETE CASCADE, n int GENERATED ALWAYS AS (1) STORED); END`,
  ],
  [
    'other tables',
    `DECLARE users int; BEGIN INSERT INTO logs (a) VALUES ('INSERT INTO users'); UPDATE logs SET a = 1;
    DELETE FROM public.logs; END`,
  ],
  [
    'variables named like tables',
    `DECLARE users int; progress text; BEGIN SELECT count(*) INTO users FROM auth.users FOR UPDATE;
    INSERT INTO logs DEFAULT VALUES RETURNING id INTO progress; END`,
  ],
  ['comments', '/* INSERT INTO users */ BEGIN -- UPDATE users SET id = 1;\nPERFORM f(); END'],
  [
    'messages',
    `BEGIN RAISE NOTICE 'DELETE FROM users'; COMMENT ON TABLE users IS 'INSERT INTO users ...';
    PERFORM 'update users'; END`,
  ],
  [
    'comments that it executes',
    `BEGIN EXECUTE format('COMMENT ON TABLE %I IS %L', 'users', 'DELETE FROM users');
    EXECUTE 'COMMENT ON TABLE users IS ' || quote_literal('delete from users');
    EXECUTE 'COMMENT ON TABLE users IS ''INSERT INTO users'''; END`,
  ],
  [
    'every table in turn',
    `DECLARE r record; BEGIN FOR r IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' LOOP
    EXECUTE 'ALTER TABLE ' || quote_ident(r.tablename) || ' DISABLE TRIGGER ALL';
    EXECUTE format('CREATE INDEX ON %I (', r.tablename) || 'id)';
    PERFORM setval(pg_get_serial_sequence(r.tablename, 'id'), 1); END LOOP; END`,
  ],
  ['transactions', "BEGIN IF x[1] = 'a' THEN SELECT a INTO x[2]; ROLLBACK; END IF; END"],
  ['other languages', "plv8.elog(NOTICE, `it's`); // don't"],
])('a block with %s is passed over', async (_, body) => {
  for (const size of [1, 7, 10_000])
    for (const block of [`DO $do$ ${body} $do$;`, `DO LANGUAGE plpgsql '${body.replaceAll("'", "''")}';`])
      expect(await readDump(`${insert}${block}\n${into} ${rowOfMoe};`, size)).toEqual([zoe, moe]);
});

test('a block may clear the known tables before their rows come', async () => {
  const block = 'DO $$ BEGIN DELETE FROM users; TRUNCATE users; DROP TABLE IF EXISTS users; END $$;\n';
  expect(await readDump(block + insert, 7)).toEqual([zoe]);
});
