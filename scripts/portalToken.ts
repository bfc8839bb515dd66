// `npm run portal-token student`: prints a portal token from a running sandbox.

import process from 'node:process';

const { CABINET = 'http://localhost:8080' } = process.env;
const [account = 'student'] = process.argv.slice(2);

try {
  const answer = await fetch(`${CABINET}/sandbox/portal-token?as=${encodeURIComponent(account)}`);
  if (answer.ok) console.log(await answer.text());
  else
    fail(
      answer.status === 404
        ? `no participant "${account}", or no sandbox, at ${CABINET}`
        : `${answer.status}`,
    );
} catch {
  fail(`nothing answers at ${CABINET}: start the cabinet with npm start, or name it in CABINET`);
}

function fail(reason: string): void {
  console.error(`No token: ${reason}.`);
  process.exitCode = 1;
}
