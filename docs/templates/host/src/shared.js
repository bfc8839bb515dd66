// webpack provides a shared module only if this build imports the module. Remotes use these indexes; the portal itself
// imports other modules of the same packages.
import '@cabinet/api';
import '@cabinet/i18n';
import '@cabinet/ui';

/** Modules that come when the first remote asks. */
export const later = [() => import('@cabinet/state/leads'), () => import('@cabinet/ui/later')];
