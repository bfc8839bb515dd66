const { writeFileSync } = require('node:fs');

/** Writes the counts of a run to the file in TEST_REPORT. */
module.exports = class Report {
  onRunComplete(_, { numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) {
    const file = process.env.TEST_REPORT;
    if (file)
      writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numRuntimeErrorTestSuites }));
  }
};
