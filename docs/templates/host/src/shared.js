// webpack provides a shared module only if this build imports the module. Remotes use these indexes.
// The portal itself imports other modules of the same packages.
import '@cabinet/api';
import '@cabinet/i18n';
import '@cabinet/ui';

/** Modules that load when the first remote requests them. */
export const later = [() => import('@cabinet/state/leads'), () => import('@cabinet/ui/later')];
