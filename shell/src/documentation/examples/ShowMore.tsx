import { ShowMore } from '@cabinet/ui/ShowMore';
import { useState } from 'react';

export function Rest() {
  const [left, setLeft] = useState(45);
  return <ShowMore count={left} onClick={() => setLeft(left - 15)} />;
}

export function Busy() {
  return <ShowMore count={45} busy onClick={() => {}} />;
}
