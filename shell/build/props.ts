import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@cabinet/build/workspace';
import {
  builtinHandlers,
  builtinResolvers,
  type Handler,
  type Importer,
  makeFsImporter,
  type NodePath,
  parse,
  utils,
} from 'react-docgen';

/** A component property for the documentation. */
export interface PropDocumentation {
  name: string;
  /** The type as the source writes it, without `undefined`. */
  type: string;
  isRequired: boolean;
  /** The default value, or an empty string if the property has no default. */
  byDefault: string;
  /** The property's docstring. */
  text: string;
}

export interface ComponentDocumentation {
  name: string;
  /** The component's docstring. */
  text: string;
  props: PropDocumentation[];
  /** The HTML element whose attributes the component also accepts. */
  element: string | null;
}

const KIT = join(root, 'shared/ui/src');

/** The component files of the kit that a glob matches, sorted and without extension. */
export function componentFiles(pattern: string): string[] {
  return globSync(pattern, { cwd: KIT, exclude: ['**/*.test.tsx'] })
    .map((file) => file.replace('.tsx', ''))
    .sort();
}

const fromSources = makeFsImporter();

/** Follows imports of types, because other files may declare them. Skips styles and texts. */
const importer: Importer = (path, name, file) => {
  const source = path.node.source?.value ?? '';
  return source.startsWith('.') && !/\.tsx?$/.test(source) ? null : fromSources(path, name, file);
};

/** Returns the components that a file of the kit exports. Types and defaults supply the properties. */
export function componentsOf(component: string): ComponentDocumentation[] {
  const filename = join(KIT, `${component}.tsx`);
  const found = parse(readFileSync(filename, 'utf8'), {
    filename,
    resolver: new builtinResolvers.FindExportedDefinitionsResolver(),
    handlers: [
      memberHandler,
      builtinHandlers.defaultPropsHandler,
      builtinHandlers.componentDocblockHandler,
      builtinHandlers.displayNameHandler,
    ],
    importer,
    babelOptions: { babelrc: false, configFile: false },
  });
  return found.map(({ displayName = component, description = '', props = {}, composes = [] }) => ({
    name: displayName,
    text: onOneLine(description),
    props: Object.entries(props)
      // Skip entries without a type: a destructured rest adds defaults that are not properties.
      .filter(([, prop]) => prop.tsType)
      .map(([name, prop]) => ({
        name,
        type: prop.tsType?.name ?? '',
        isRequired: prop.required ?? false,
        byDefault: String(prop.defaultValue?.value ?? ''),
        text: prop.description ?? '',
      })),
    element: composes[0] ?? null,
  }));
}

/**
 * Collects the members of the property type from all files. The library's own handler misses methods
 * (`onClose(): void`) and the content of `Omit<…>`.
 */
const memberHandler: Handler = (documentation, component) => {
  for (const type of utils.getTypeFromReactComponent(component)) {
    for (const [name, member] of membersOf(type, (element) => documentation.addComposes(element)))
      Object.assign(documentation.getPropDescriptor(name), member);
  }
};

interface Member {
  tsType: { name: string };
  required: boolean;
  description: string;
}

type Members = Map<string, Member>;

/** Returns the members of a type by name. Reports the HTML element whose attributes the type includes. */
function membersOf(type: NodePath, onElement: (element: string) => void): Members {
  if (type.isTSInterfaceDeclaration()) {
    const inherited = [type.get('extends')].flat().flatMap((from) => (from.node ? [from as NodePath] : []));
    return new Map([
      ...inherited.flatMap((from) => [...membersOf(from, onElement)]),
      ...type.get('body').get('body').flatMap(memberOf),
    ]);
  }
  if (type.isTSTypeLiteral()) return new Map(type.get('members').flatMap(memberOf));
  if (type.isTSIntersectionType())
    return new Map(type.get('types').flatMap((part) => [...membersOf(part, onElement)]));

  const name = utils.getTypeIdentifier(type);
  if (!name) return new Map();
  if (name.isIdentifier({ name: 'ComponentProps' })) namesIn(parametersOf(type)[0]).forEach(onElement);
  if (name.isIdentifier({ name: 'Omit' })) return selectionOf(type, true, onElement);
  if (name.isIdentifier({ name: 'Pick' })) return selectionOf(type, false, onElement);
  const declared = utils.resolveToValue(name);
  if (declared.isTSTypeAliasDeclaration()) return membersOf(declared.get('typeAnnotation'), onElement);
  return declared.isTSInterfaceDeclaration() ? membersOf(declared, onElement) : new Map();
}

/** Resolves `Omit<Type, 'a' | 'b'>` and `Pick<Type, 'a' | 'b'>`. */
function selectionOf(type: NodePath, isOmitted: boolean, onElement: (element: string) => void): Members {
  const [of, names] = parametersOf(type);
  if (!of || !names) return new Map();
  const named = namesIn(names);
  const members = membersOf(of, isOmitted ? onElement : () => {});
  return new Map([...members].filter(([name]) => named.includes(name) !== isOmitted));
}

/** Returns the names in a type such as `'a' | 'b'`. */
function namesIn(type?: NodePath): string[] {
  return partsOf(type).flatMap((part) => {
    const literal = part.isTSLiteralType() ? part.node.literal : undefined;
    return literal?.type === 'StringLiteral' ? [literal.value] : [];
  });
}

/** Returns the members of a union, or the type itself. */
function partsOf(type?: NodePath): NodePath[] {
  if (!type) return [];
  return type.isTSUnionType() ? type.get('types') : [type];
}

function parametersOf(type: NodePath): NodePath[] {
  const parameters = (type.get('typeParameters') ?? []) as NodePath;
  return parameters.isTSTypeParameterInstantiation() ? parameters.get('params') : [];
}

function memberOf(path: NodePath): [string, Member][] {
  const isMethod = path.isTSMethodSignature();
  if (!isMethod && !path.isTSPropertySignature()) return [];
  const name = utils.getPropertyName(path);
  if (!name) return [];
  const type = isMethod ? methodType(path) : annotationOf(path);
  return [
    [
      name,
      {
        tsType: { name: type },
        required: !path.node.optional,
        description: onOneLine(utils.docblock.getDocblock(path) ?? ''),
      },
    ],
  ];
}

/** Converts `onClose(): void` to `() => void`. */
function methodType(path: NodePath): string {
  const parameters = path.get('parameters') as NodePath[];
  return onOneLine(`(${parameters.map(utils.printValue).join(', ')}) => ${annotationOf(path)}`);
}

/** Returns the source of a member's type, without `undefined`. */
function annotationOf(path: NodePath): string {
  const type = path.get('typeAnnotation.typeAnnotation') as NodePath;
  const parts = partsOf(type).filter((part) => !part.isTSUndefinedKeyword());
  const [only] = parts;
  const shown = parts.length === 1 && only?.isTSParenthesizedType() ? [only.get('typeAnnotation')] : parts;
  return onOneLine(shown.map(utils.printValue).join(' | '));
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
