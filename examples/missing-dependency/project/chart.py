import os
import plotting_kit_that_nobody_has as kit


def drawChart(values):
    c = kit.Canvas()
    for v in values:
        c.bar(v)
    return c
