import { useEffect, useRef } from 'react';

/**
 * An element of the cabinet in React 18, which knows attributes only: the token is a property, and events are listened
 * to. `name` is what stands after `cabinet-`.
 */
export function Cabinet({ name, token, onNavigate, onOrder, ...attributes }) {
  const element = useRef(null);
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
