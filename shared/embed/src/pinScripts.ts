import { firstAddress, forgetAddress } from './firstAddress.ts';
import { importPinned } from './importPinned.ts';

/** webpack's runtime of this instance loads scripts by this function (`output.importFunctionName`, see shared/build). */
interface Runtime {
  cabinetImport(path: string): Promise<unknown>;
}

/**
 * Makes webpack check the hash of each script of this instance before it runs.
 * @param query of the scripts' addresses: browsers cache a refused file by its address, so another try needs another one
 */
export function pinScripts(query: string): void {
  (__webpack_require__ as unknown as Runtime).cabinetImport = async (path) => {
    const { href } = new URL(path, `${__webpack_public_path__}embed/`);
    const pin = __PINS_OF_SCRIPTS__[href.slice(href.lastIndexOf('/') + 1)] ?? '';
    const address = firstAddress(pin, href + query);
    return importPinned(address, pin).catch((error: unknown) => {
      forgetAddress(address);
      throw error;
    });
  };
}
