// Runs in the hidden frame of the sign-in check and hands the answer to the page that opened it.
parent.postMessage(location.href, location.origin);
