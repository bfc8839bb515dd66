import {
  createSignatureFunctionForTransform,
  injectIntoGlobalHook,
  isLikelyComponentType,
  performReactRefresh,
  register,
} from 'react-refresh/runtime';

// React's Fast Refresh for a page of several builds: React keeps one runtime only, so the shell's first script brings
// it and every build registers with it. It comes before React.

interface HotData {
  isBoundary?: true;
}

let due: ReturnType<typeof setTimeout> | undefined;

function refreshSoon(): void {
  clearTimeout(due);
  due = setTimeout(performReactRefresh, 30);
}

/** A module that exports components and nothing else takes its own changes; another one hands them to its users. */
function accept(hot: webpack.Hot | undefined, exports: Record<string, unknown>): void {
  if (!hot) return;
  const before = hot.data as HotData | undefined;
  const isBoundary = Object.keys(exports).every((name) => isLikelyComponentType(exports[name]));
  if (isBoundary) {
    hot.accept();
    hot.dispose((data: HotData) => {
      data.isBoundary = true;
    });
    if (before) refreshSoon();
  } else if (before?.isBoundary) hot.invalidate();
  else if (before) refreshSoon();
}

declare global {
  var cabinetRefresh:
    | { register: typeof register; sign: typeof createSignatureFunctionForTransform; accept: typeof accept }
    | undefined;
}

if (!globalThis.cabinetRefresh) {
  injectIntoGlobalHook(globalThis);
  globalThis.cabinetRefresh = { register, sign: createSignatureFunctionForTransform, accept };
}
