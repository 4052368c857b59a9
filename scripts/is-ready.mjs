// Ends with 0 when the server of this machine can serve people, for the health check of a container.

const { HOST = '127.0.0.1', PORT = '3000' } = process.env;
const host = HOST === '0.0.0.0' ? '127.0.0.1' : HOST.includes(':') ? `[${HOST}]` : HOST;
const answer = await fetch(`http://${host}:${PORT}/health/ready`).catch(() => null);
process.exitCode = answer?.ok ? 0 : 1;
