import * as react from 'react';
import * as runtime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';

const { useEffect, useLayoutEffect, useRef } = react;

/** Offered always, used when it fits: as long as this portal has React 18, the cabinet brings a React of its own. */
const libraries = { react, 'react/jsx-runtime': runtime, 'react-dom': dom, 'react-dom/client': client };

/**
 * An element of the cabinet in React 18, which knows attributes only: the token is a property, and events are listened
 * to. `name` is what stands after `cabinet-`.
 */
export function Cabinet({ name, token, onNavigate, onOrder, ...attributes }) {
  const element = useRef(null);
  // At once: the element looks at them when it begins.
  useLayoutEffect(() => {
    element.current.libraries = libraries;
  }, []);
  useEffect(() => {
    element.current.token = token;
  }, [token]);
  useEffect(() => listen(element.current, 'cabinet:navigate', onNavigate), [onNavigate]);
  useEffect(() => listen(element.current, 'cabinet:order', onOrder), [onOrder]);

  const Tag = `cabinet-${name}`;
  return <Tag ref={element} {...attributes} />;
}

function listen(element, type, callback) {
  if (!callback) return;
  element.addEventListener(type, callback);
  return () => element.removeEventListener(type, callback);
}
