// React as the cabinet brings it: the one file whose imports of it are meant as they stand. What any other module
// imports by these names is what `useLibraries` holds (see shared/build).
import react from 'react';
import runtime from 'react/jsx-runtime';
import dom from 'react-dom';
import client from 'react-dom/client';
import type { Libraries } from './contract.ts';

export const libraries: Libraries = {
  react,
  'react/jsx-runtime': runtime,
  'react-dom': dom,
  'react-dom/client': client,
};
