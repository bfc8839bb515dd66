// A sub-path that no module of the shell requests is not in the share scope, and a remote would find nothing.
// This list is checked against what the remotes import by `provide.test.ts`.
import '@cabinet/federation/vendor/i18n';
