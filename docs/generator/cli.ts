import type { Argument, Command, Option } from 'commander';
import { code, page, table } from './markdown.ts';

/** `docs/reference/cli.md`, from the program that runs. */
export function cliPage(program: Command): string {
  return page(
    'Command line',
    `${program.description()} Run it from a checkout as ${code('npx swarm')}.`,
    'Without `--profile`, `--region` or `--stack` a command works with the local cloud, and starts it when it is needed.',
    '## Options of every command',
    optionTable(program.options),
    ...leaves(program).flatMap(commandBlocks),
  );
}

/** Every command that does something, with its parents' names before its own. */
export function leaves(command: Command, before = ''): [name: string, command: Command][] {
  return command.commands.flatMap((child) => {
    const name = `${before}${child.name()}`;
    return child.commands.length > 0 ? leaves(child, `${name} `) : [[name, child] as [string, Command]];
  });
}

function commandBlocks([name, command]: [name: string, command: Command]): string[] {
  const words = command.registeredArguments.map(argumentText);
  const options = command.options.length > 0 ? ['[options]'] : [];
  const described = command.registeredArguments.filter((argument) => argument.description);
  return [
    `## \`swarm ${name}\``,
    sentence(command.description()),
    `\`\`\`text\nswarm ${[name, ...options, ...words].join(' ')}\n\`\`\``,
    ...(described.length > 0
      ? [
          table(
            ['argument', 'meaning', 'default'],
            described.map((argument) => [
              code(argumentText(argument)),
              argument.description,
              code(argument.defaultValue === undefined ? '' : String(argument.defaultValue)),
            ]),
          ),
        ]
      : []),
    ...(command.options.length > 0 ? [optionTable(command.options)] : []),
  ];
}

function optionTable(options: readonly Option[]): string {
  const rows = options.map((option) => [
    code(option.flags),
    option.description,
    option.argChoices ? option.argChoices.map((choice) => code(choice)).join(', ') : '',
    option.defaultValue === undefined || typeof option.defaultValue === 'boolean'
      ? ''
      : code(String(option.defaultValue)),
  ]);
  return table(['option', 'meaning', 'choices', 'default'], rows);
}

function argumentText(argument: Argument): string {
  return argument.required ? `<${argument.name()}>` : `[${argument.name()}]`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
