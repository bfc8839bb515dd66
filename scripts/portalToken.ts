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
        ? `${CABINET} has no sandbox, or no participant "${account}"`
        : `${answer.status}`,
    );
} catch {
  fail(`${CABINET} does not answer. Run npm start, or set CABINET to another URL`);
}

function fail(reason: string): void {
  console.error(`The token was not issued: ${reason}.`);
  process.exitCode = 1;
}
