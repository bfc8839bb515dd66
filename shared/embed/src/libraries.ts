// What the cabinet brings where the portal hands in no React: the one file whose imports of it are meant as they stand,
// and in a build for portals they are Preact (see shared/build). What any other module imports by these names is what
// `holdLibraries` holds.
import * as react from 'react';
import * as runtime from 'react/jsx-runtime';
import * as dom from 'react-dom';
import * as client from 'react-dom/client';
import type { Libraries } from './contract.ts';

export const libraries: Libraries = {
  react,
  'react/jsx-runtime': runtime,
  'react-dom': dom,
  'react-dom/client': client,
};
